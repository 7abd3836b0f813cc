import { localise } from "@nutri/domain";
import type { Handler } from "../../handler.ts";

const MOST = 20;

export const searchMedicine: Handler<"searchMedicine"> = ({ context: { knowledge }, body, lang }) => {
  const options = knowledge.names.search(body.name, ["medicine"], MOST).flatMap(({ entity }) => {
    const medicine = knowledge.medicines.get(entity.id);
    if (!medicine) return [];
    const [first] = knowledge.classesOf(medicine.id);
    const className = first === undefined ? undefined : knowledge.classes.get(first)?.name;
    const name = localise(medicine.name, lang);
    return [{ id: medicine.id, name, generic: name, brands: medicine.brands, atc: medicine.atc, className: className ? localise(className, lang) : "" }];
  });
  return Promise.resolve({ options });
};
