import { IconButton } from "../../../ui/Button.tsx";

type Props = { value: number; most: number; less: string; more: string; says: string; onChange: (value: number) => void };

/** A number of packs, one up or down. */
export const Stepper = ({ value, most, less, more, says, onChange }: Props) => (
  <div className="inline-flex items-center rounded-control border border-edge bg-card">
    <IconButton icon="minus" label={less} disabled={value <= 1} onClick={() => onChange(value - 1)} className="disabled:opacity-40" />
    <output className="min-w-8 px-1 text-center font-semibold" aria-live="polite">
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{says}</span>
    </output>
    <IconButton icon="plus" label={more} disabled={value >= most} onClick={() => onChange(value + 1)} className="disabled:opacity-40" />
  </div>
);
