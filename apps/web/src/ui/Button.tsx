import type { ButtonHTMLAttributes } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { Icon, type IconName } from "./Icon.tsx";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  /** As wide as its place. */
  block?: boolean;
  /** Smaller, but never below 44 px. */
  small?: boolean;
  /** Work is under way: shown, announced, and not pressable again. */
  busy?: boolean;
  icon?: IconName;
};

export function Button({
  look = "primary",
  block = false,
  small = false,
  busy = false,
  icon,
  className = "",
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (e) => e.preventDefault() : onClick}
      className={`${buttonClass({ look, block, small })} ${className}`}
      {...rest}
    >
      {busy ? (
        <span aria-hidden="true" className="turn size-4 rounded-pill border-2 border-current border-r-transparent" />
      ) : (
        icon && <Icon name={icon} size={18} />
      )}
      {children}
    </button>
  );
}

/** A round 44 px button that is only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  className = "",
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink active:bg-well ${className}`}
      {...rest}
    >
      {/* Larger text makes it larger too, but not so that it fills its button. */}
      <Icon name={icon} size={22} className="max-h-7.5 max-w-7.5" />
    </button>
  );
}
