import { expect, it } from "vitest";
import { energyOf } from "./energy-needed.ts";

// DRI 2023, adults: EER = 753.07 - 10.83 age + 6.50 cm + 14.10 kg (men, inactive).
it("follows the equations of 2023", () => {
  expect(energyOf("male", 30, 170, 70).inactive).toBe(2520);
  expect(energyOf("female", 30, 165, 62)).toEqual({ inactive: 2040, low: 2210 });
});
