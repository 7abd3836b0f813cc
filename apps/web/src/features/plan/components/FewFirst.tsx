import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.tsx";

/** So many more at a tap. */
const STEP = 20;

type Props<T> = {
  items: readonly T[];
  first: number;
  keyOf: (item: T) => string | number;
  more: (count: number) => string;
  children: (item: T) => ReactNode;
  className?: string;
  itemClass?: string;
};

/** The first few of a list, more at a tap. On paper all of them. */
export function FewFirst<T>({ items, first, keyOf, more, children, className = "", itemClass = "" }: Props<T>) {
  const [wanted, setWanted] = useState(first);
  // One that would be left alone behind the button is shown instead of it.
  const shown = items.length <= wanted + 1 ? items.length : wanted;
  return (
    <>
      <ul className={className}>
        {items.map((item, i) => (
          <li key={keyOf(item)} className={`${itemClass} ${i < shown ? "" : "hidden print:block"} ${i === shown - 1 ? "not-print:!border-b-0" : ""}`}>
            {children(item)}
          </li>
        ))}
      </ul>
      {shown < items.length && (
        <Button look="quiet" small block className="no-print" onClick={() => setWanted(wanted + STEP)}>
          {more(items.length - shown)}
        </Button>
      )}
    </>
  );
}
