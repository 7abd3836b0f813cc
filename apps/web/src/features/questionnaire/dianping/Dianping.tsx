import { useText } from "../../../i18n/index.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Checkbox } from "../../../ui/Choice.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { answer, useDraft } from "../store.ts";
import { CommonOnes } from "./CommonOnes.tsx";
import { KindChip } from "./KindChip.tsx";
import { LabelPhoto } from "./LabelPhoto.tsx";
import { Search } from "./Search.tsx";
import { drop, type Entry, type Kind, useTaken } from "./taken.ts";

/** 点评: which medicines and supplements shall be reviewed. By typing, from a photo of the label, or from what is often taken. */
export function Dianping() {
  const taken = useTaken();
  return (
    <div className="mt-5 flex flex-col gap-5">
      {taken.length > 0 && <TakenList taken={taken} />}
      <div>
        <Search />
        <LabelPhoto />
      </div>
      {taken.length > 0 && <NoneOf taken={taken} />}
      <CommonOnes />
    </div>
  );
}

function TakenList({ taken }: { taken: readonly Entry[] }) {
  const t = useText("questionnaire");
  return (
    <Card flush>
      {taken.map((x) => (
        <ListRow
          key={`${x.kind} ${x.name}`}
          title={x.name}
          end={
            <>
              <KindChip kind={x.kind} />
              <IconButton icon="close" label={t("list.remove", { name: x.name })} onClick={() => drop(x)} className="-mr-3" />
            </>
          }
        />
      ))}
    </Card>
  );
}

/** With only one kind named, whether there is none of the other: a review that knows says more. */
function NoneOf({ taken }: { taken: readonly Entry[] }) {
  const t = useText("questionnaire");
  const { medicines, supplements } = useDraft((s) => s.answers);
  const has = (kind: Kind): boolean => taken.some((x) => x.kind === kind);
  if (has("medicine") && has("supplement")) return null;
  const list = has("medicine") ? "supplements" : "medicines";
  const none = has("medicine") ? supplements?.length === 0 : medicines?.length === 0;
  return (
    <Checkbox checked={none} onChange={(on) => answer({ [list]: on ? [] : undefined })}>
      {t(`none.${list}`)}
    </Checkbox>
  );
}
