import { expect, it } from "vitest";
import { Receiving } from "./receiving.ts";

async function* parts(...sizes: number[]): AsyncGenerator<Buffer> {
  for (const size of sizes) yield await Promise.resolve(Buffer.alloc(size));
}
const all = async (from: AsyncIterable<Buffer>): Promise<number> => {
  let sum = 0;
  for await (const part of from) sum += part.length;
  return sum;
};

it("lets in what fits beside what is on its way, at the bound too", async () => {
  const receiving = new Receiving(100);
  const slow = receiving.count(parts(60, 1));
  await slow.next();
  expect(await all(receiving.count(parts(20, 20)))).toBe(40);
  await expect(all(receiving.count(parts(20, 21)))).rejects.toMatchObject({ id: "overloaded" });
  await slow.return(undefined);
  expect(await all(receiving.count(parts(100)))).toBe(100);
});

it("forgets what was refused, what broke off and what was given up", async () => {
  const receiving = new Receiving(100);
  await expect(all(receiving.count(parts(101)))).rejects.toMatchObject({ id: "overloaded" });
  async function* broken(): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.alloc(90));
    throw new Error("gone");
  }
  await expect(all(receiving.count(broken()))).rejects.toThrow("gone");
  expect(await all(receiving.count(parts(50, 50)))).toBe(100);
});
