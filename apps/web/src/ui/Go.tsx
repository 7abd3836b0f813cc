import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { useNavigate } from "../lib/router.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "children"> & {
  /** A path of the route table, with its query: `/qsGeneratePageNew?x=1`. */
  to: string;
  /** Takes the place of this history entry. */
  replace?: boolean;
  /** Looks like a button, full width. */
  look?: ButtonLook;
  children: ReactNode;
};

const plainClick = (e: MouseEvent): boolean => e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey;

/** A way to another screen: a real link. The guard, the transition and the cache rules follow by themselves. */
export function Go({ to, replace = false, look, className = "", children, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  const go = (e: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(e);
    if (e.defaultPrevented || !plainClick(e)) return;
    e.preventDefault();
    void navigate(to, { replace });
  };
  return (
    <a href={`#${to}`} onClick={go} className={`${look ? buttonClass({ look, block: true }) : ""} ${className}`} {...rest}>
      {children}
    </a>
  );
}
