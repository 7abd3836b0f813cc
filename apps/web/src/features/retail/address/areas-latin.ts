import names from "virtual:area-names";
import { type Areas, areas } from "./areas.ts";

const both = ([code, name]: Area): Area => [code, names[code] ? `${names[code]} ${name}` : name];
type Area = ReturnType<Areas["cities"]>[number];

/** The areas for one who does not read Chinese: their sound before the name that stands on the parcel. */
export const latinAreas: Areas = {
  ...areas,
  provinces: () => areas.provinces().map(both),
  cities: (province) => areas.cities(province).map(both),
  counties: (city) => areas.counties(city).map(both),
};
