import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { DOCS_CSS, docsPage } from "./docs.ts";
import { openApi } from "./openapi.ts";

const YEAR = 31_536_000;
const DAY = 86_400;
const API_VERSION = "1";
/** Named by their content by the build: never fetched twice. */
const HASHED = /[\\/]assets[\\/]/;

/** The built web app; the catalogue's pictures. */
export type PageRoots = { webRoot?: string; imageRoot?: string };

/** What React Aria puts into the page of an iPhone while a sheet is open: the one style that is not from a file, allowed by its very words. */
const SHEET_STYLE = "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}";
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = (https: boolean): Parameters<FastifyReply["helmet"]>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", hashOf(SHEET_STYLE)],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  },
  strictTransportSecurity: https,
  referrerPolicy: { policy: "same-origin" },
});

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** What is not the API: its description, the web app and the pictures. Only pages get a page's headers. */
export async function registerPages(app: FastifyInstance, context: Context, { webRoot, imageRoot }: PageRoots): Promise<void> {
  const pagePolicy = policy(context.env.publicUrl?.startsWith("https:") ?? false);
  await app.register(helmet, { global: false });
  const page = (reply: FastifyReply): FastifyReply => {
    void reply.helmet(pagePolicy);
    return reply.header("cache-control", "no-cache");
  };

  // Made when first asked for: a start does not wait for it.
  const made = once(() => {
    const document = openApi(API_VERSION);
    return { text: JSON.stringify(document), docs: docsPage(document) };
  });
  app.get("/api/openapi.json", (_request, reply) => reply.header("cache-control", "no-cache").type("application/json; charset=utf-8").send(made().text));
  app.get("/api/docs", (_request, reply) => page(reply).type("text/html; charset=utf-8").send(made().docs));
  app.get("/api/docs.css", (_request, reply) => reply.header("cache-control", "no-cache").type("text/css; charset=utf-8").send(DOCS_CSS));

  if (imageRoot && existsSync(imageRoot))
    await app.register(fastifyStatic, {
      root: imageRoot,
      prefix: "/staticImages/",
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header("cache-control", `public, max-age=${DAY}`),
    });
  if (webRoot && existsSync(join(webRoot, "index.html"))) await serveWeb(app, webRoot, page);
  else
    app.get("/", (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send("The API is at /api, its description at /api/docs. The web app has not been built: npm run build.\n"),
    );
}

async function serveWeb(app: FastifyInstance, root: string, page: (reply: FastifyReply) => FastifyReply): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: "/",
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header("cache-control", HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : "no-cache"),
  });
  for (const path of ["/", "/index.html"]) app.get(path, (_request, reply) => page(reply).sendFile("index.html"));
}
