/** A page people can read, made from the OpenAPI document: no script, nothing from elsewhere. */

type Json = { [key: string]: unknown };

const escape = (text: unknown): string => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const obj = (v: unknown): Json => (typeof v === "object" && v !== null ? (v as Json) : {});
const pre = (v: unknown): string => `<pre>${escape(JSON.stringify(v, null, 2))}</pre>`;
const fold = (title: string, inner: string): string => `<details><summary>${escape(title)}</summary>${inner}</details>`;

function operation(path: string, method: string, op: Json): string {
  const responses = Object.entries(obj(op["responses"]));
  const content = (v: unknown): string =>
    Object.entries(obj(obj(v)["content"]))
      .map(([type, c]) => `<p><code>${escape(type)}</code></p>${pre(obj(c)["x-events"] ?? obj(c)["schema"])}`)
      .join("");
  const parameters = (op["parameters"] as Json[]).map(
    (p) =>
      `<tr><td><code>${escape(p["name"])}</code></td><td>${escape(p["in"])}${p["required"] ? ", required" : ""}</td><td>${escape(p["description"] ?? JSON.stringify(p["schema"]))}</td></tr>`,
  );
  const failures = responses.filter(([s]) => s !== "200").map(([status, r]) => `<tr><td>${escape(status)}</td><td>${escape(obj(r)["description"])}</td></tr>`);
  const login = (op["security"] as unknown[]).length > 0 ? "token" : "open";
  return `<section id="${escape(op["operationId"])}"><h2><span class="method">${escape(method.toUpperCase())}</span> <code>/api${escape(path)}</code></h2>
<p>${escape(op["summary"])}. <span class="tag">${login}</span></p>
${op["description"] ? `<p>${escape(op["description"])}</p>` : ""}
<table>${parameters.join("")}</table>
${op["requestBody"] ? fold("Request", content(op["requestBody"])) : ""}${fold("Answer", content(obj(op["responses"])["200"]))}${fold("Failures", `<table>${failures.join("")}</table>`)}</section>`;
}

export const DOCS_CSS = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h2{font-size:1.05rem;margin:2rem 0 0.2rem;overflow-wrap:anywhere}p{margin:0.3rem 0}pre{overflow:auto;max-height:30rem;padding:0.6rem;border:1px solid #8886;border-radius:6px;font-size:0.8rem}
td{padding:0.1rem 0.8rem 0.1rem 0;vertical-align:top;overflow-wrap:anywhere}summary{cursor:pointer;padding:0.2rem 0}.method{font-weight:700}.tag{border:1px solid #8888;border-radius:4px;padding:0 0.4rem;font-size:0.8rem}nav{columns:2;font-size:0.85rem}`;

/** @param document the OpenAPI document */
export function docsPage(document: Json): string {
  const operations = Object.entries(obj(document["paths"])).flatMap(([path, methods]) =>
    Object.entries(obj(methods)).map(([method, op]) => ({ path, method, op: obj(op) })),
  );
  const info = obj(document["info"]);
  const links = operations.map(({ op, path }) => `<div><a href="#${escape(op["operationId"])}">${escape(path)}</a></div>`);
  const schemas = Object.entries(obj(obj(document["components"])["schemas"])).map(([name, schema]) => fold(name, pre(schema)));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(info["title"])} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escape(info["title"])} API</h1><p>${escape(info["description"])}</p><p><a href="/api/openapi.json">openapi.json</a></p><nav>${links.join("")}</nav>${operations.map((o) => operation(o.path, o.method, o.op)).join("\n")}<h1>Shapes</h1>${schemas.join("")}</body></html>`;
}
