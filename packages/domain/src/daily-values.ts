/**
 * What the printed percent of a label is of, a day.
 *
 * Columns: China, GB 28050-2011, annex A (NRV); United States, 21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children from 4 years
 * (Daily Value); European Union, Regulation 1169/2011, annex XIII part A (reference intakes), which the United Kingdom keeps.
 */
type Row = readonly [china: number | undefined, us: number | undefined, eu: number | undefined];
export const DAILY_VALUES: Readonly<Record<string, { unit: "g" | "mg" | "ug"; of: Row }>> = {
  vitamin_a: { unit: "ug", of: [800, 900, 800] },
  vitamin_d: { unit: "ug", of: [5, 20, 5] },
  vitamin_e: { unit: "mg", of: [14, 15, 12] },
  vitamin_k: { unit: "ug", of: [80, 120, 75] },
  vitamin_c: { unit: "mg", of: [100, 90, 80] },
  thiamin: { unit: "mg", of: [1.4, 1.2, 1.1] },
  riboflavin: { unit: "mg", of: [1.4, 1.3, 1.4] },
  niacin: { unit: "mg", of: [14, 16, 16] },
  vitamin_b6: { unit: "mg", of: [1.4, 1.7, 1.4] },
  folate: { unit: "ug", of: [400, 400, 200] },
  vitamin_b12: { unit: "ug", of: [2.4, 2.4, 2.5] },
  biotin: { unit: "ug", of: [30, 30, 50] },
  pantothenic_acid: { unit: "mg", of: [5, 5, 6] },
  choline: { unit: "mg", of: [450, 550, undefined] },
  calcium: { unit: "mg", of: [800, 1300, 800] },
  phosphorus: { unit: "mg", of: [700, 1250, 700] },
  potassium: { unit: "mg", of: [2000, 4700, 2000] },
  sodium: { unit: "mg", of: [2000, 2300, undefined] },
  chloride: { unit: "mg", of: [undefined, 2300, 800] },
  magnesium: { unit: "mg", of: [300, 420, 375] },
  iron: { unit: "mg", of: [15, 18, 14] },
  zinc: { unit: "mg", of: [15, 11, 10] },
  iodine: { unit: "ug", of: [150, 150, 150] },
  selenium: { unit: "ug", of: [50, 55, 55] },
  copper: { unit: "mg", of: [1.5, 0.9, 1] },
  manganese: { unit: "mg", of: [3, 2.3, 2] },
  chromium: { unit: "ug", of: [undefined, 35, 40] },
  molybdenum: { unit: "ug", of: [undefined, 45, 50] },
  fluoride: { unit: "mg", of: [1, undefined, 3.5] },
  protein: { unit: "g", of: [60, 50, undefined] },
  total_fat: { unit: "g", of: [60, 78, undefined] },
  saturated_fat: { unit: "g", of: [20, 20, undefined] },
  carbohydrate: { unit: "g", of: [300, 275, undefined] },
  fibre: { unit: "g", of: [25, 28, undefined] },
  added_sugar: { unit: "g", of: [undefined, 50, undefined] },
};
