// Before the first paint: theme, text size and language, so that nothing flashes; and the code of the screen that is asked for, so that
// it comes beside the entry's and not after it. Plain and early; the app then keeps all this.
(function () {
  var root = document.documentElement;
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = "system";
  try {
    var settings = (JSON.parse(read("app_userInfo") || "{}").state || {}).settings || {};
    theme = settings.theme;
    if (typeof settings.textSize === "number") root.style.fontSize = settings.textSize * 100 + "%";
  } catch {
    /* unreadable settings: the system's own */
  }
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = theme;
  var asked = /[?&]lang=([^&#]*)/.exec(location.href);
  var wanted = asked ? (asked[1] === "en" ? "en" : "zh") : [read("language")].concat(navigator.languages || []).filter(Boolean)[0] || "zh";
  root.lang = wanted.toLowerCase().indexOf("en") === 0 ? "en-US" : "zh-CN";

  var early = EARLY_CODE;
  var path = location.hash.slice(1).split("?")[0];
  var route = early.routes[!path || path === "/" ? "/qsStartPage" : path];
  if (!route) return;
  route[root.lang].forEach(function (place) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + early.files[place];
    document.head.appendChild(link);
  });
})();
