import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Part } from "../basket/Part.tsx";
import { setAddress, setRemark, useBasket } from "../model/basket.ts";
import { useWords } from "../model/market.ts";
import { AreaPicker } from "./AreaPicker.tsx";
import type { AddressErrors } from "./errors.ts";

/** Who gets it and where. */
export function AddressForm({ errors }: { errors: AddressErrors }) {
  const t = useText("retail");
  const words = useWords();
  const { address, remark } = useBasket();
  const said = (field: keyof typeof address): string | undefined => {
    const text = errors.get(field);
    return text && words(text);
  };
  return (
    <Part title={t("order.address")}>
      <Card className="flex flex-col gap-4">
        <Field
          label={t("order.name")}
          value={address.name}
          maxLength={50}
          autoComplete="shipping name"
          error={said("name")}
          onChange={(e) => setAddress({ name: e.target.value })}
        />
        <Field
          label={t("order.tel")}
          hint={t("order.telHint")}
          type="tel"
          inputMode="tel"
          value={address.tel}
          maxLength={40}
          autoComplete="shipping tel"
          error={said("tel")}
          onChange={(e) => setAddress({ tel: e.target.value })}
        />
        <AreaPicker code={address.areaCode} error={said("areaCode")} onChange={(areaCode) => setAddress({ areaCode })} />
        <Field
          label={t("order.detail")}
          hint={t("order.detailHint")}
          value={address.addressDetail}
          maxLength={200}
          autoComplete="shipping address-line1"
          error={said("addressDetail")}
          onChange={(e) => setAddress({ addressDetail: e.target.value })}
        />
        <Field label={t("order.remark")} optional value={remark} maxLength={500} onChange={(e) => setRemark(e.target.value)} />
      </Card>
    </Part>
  );
}
