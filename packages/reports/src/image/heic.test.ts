import { expect, test } from "vitest";
import { kindOf } from "../kinds.ts";
import { loadImage } from "./load.ts";

/** 64 × 96 pixels, white, the top left corner red, the bottom right corner blue; coded with HEVC, as telephones do. */
const HEVC = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAQQACAAAAAAKqAAEAAAAAAAAAFAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBhZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABgAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBhZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAXW1kYXQAAAA9KAGvE4DmqHDT//37Uf/xXZ4fmgrRKrf0eZyPr4d/+P70tET+Z+0R50+v/KtDDFeQTP/+zo7o/btj31MWgAAAABAoAa4nw/Qp9Q/dMvV/C+iw",
  "base64",
);

test("a picture coded with HEVC is decoded, upright, in its colours", async () => {
  expect(kindOf(HEVC)).toBe("heic");
  const { data, width, height, channels } = await loadImage(HEVC, "heic");
  const at = (x: number, y: number): number[] =>
    [...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)].map((v) => Math.round(v / 64) * 64);
  expect([width, height]).toEqual([64, 96]);
  expect([at(12, 12), at(50, 12), at(50, 82)]).toEqual([
    [256, 0, 0],
    [256, 256, 256],
    [0, 0, 256],
  ]);
});
