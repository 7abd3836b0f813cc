/** `npm run dev`: the server with restart on change, and the web app by Vite in front of it. Ctrl-C ends both. */
import { spawn } from "node:child_process";

const start = (args: string[]): ReturnType<typeof spawn> => spawn(process.execPath, args, { stdio: "inherit" });
const children = [start(["--watch", "apps/server/src/main.ts"]), start(["node_modules/vite/bin/vite.js", "apps/web"])];
const stop = (): void => children.forEach((child) => child.kill());
for (const child of children) child.on("exit", stop);
process.on("SIGINT", stop);
