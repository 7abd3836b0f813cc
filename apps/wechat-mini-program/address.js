/** The web app's address for a launch of the mini-program. */

/** Routes of the web app that may be opened from outside, and what may go with them. */
const ROUTE = /^\/[A-Za-z]{1,40}(\/[A-Za-z0-9]{1,20})?$/;
const TICKET = /^v1\.[\w-]{40,600}$/;
const CODE = /^[\w-]{1,40}$/;
const FALLBACK = "/qsStartPage";

const decoded = (value) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
};

/** A code scanned from a poster comes as one string, `route=/chat&inv=ABC`. */
function fromScene(scene) {
  const pairs = decoded(scene)
    .split("&")
    .map((pair) => pair.split("="));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** The language of the phone decides where the launch does not. */
const langOf = (given, phone) => (given === "en" || given === "zh" ? given : /^en/i.test(phone ?? "") ? "en" : "zh");

/**
 * @param {string} base the web app
 * @param {Record<string, string | undefined>} query what the page was opened with; everything that does not fit is left out
 * @param {string | undefined} phoneLanguage
 */
function addressOf(base, query, phoneLanguage) {
  const given = { ...fromScene(query.scene ?? ""), ...query };
  const route = decoded(given.route ?? "");
  const ticket = decoded(given.ticket ?? "");
  const params = [
    `lang=${langOf(given.lang, phoneLanguage)}`,
    ...(TICKET.test(ticket) ? [`mobile=${encodeURIComponent(ticket)}`] : []),
    ...(CODE.test(given.inv ?? "") ? [`invCode=${given.inv}`] : []),
  ];
  return `${base.replace(/\/+$/, "")}/?${params.join("&")}#${ROUTE.test(route) ? route : FALLBACK}`;
}

/** What a share of the page opens again: the route alone, nothing of a person. */
function sharePath(shared) {
  const route = typeof shared?.route === "string" && ROUTE.test(shared.route) ? shared.route : FALLBACK;
  return `/pages/web/index?route=${encodeURIComponent(route)}`;
}

module.exports = { addressOf, decoded, sharePath };
