import { useFloating, type NotifyType } from "../lib/toast.ts";
import { Icon } from "./Icon.tsx";

const NOTICE: Record<NotifyType, string> = {
  danger: "bg-high text-card",
  warning: "bg-low-ink text-card",
  success: "bg-leaf text-on-leaf",
  primary: "bg-info text-card",
};

/** Where toasts and notices float; both regions are always there, so that what appears is announced. */
export function Toaster() {
  const { toast, notice } = useFloating();
  return (
    <>
      <div role="alert" className="pointer-events-none fixed inset-x-0 top-0" style={{ zIndex: notice?.layer }}>
        {notice && (
          <div
            key={notice.id}
            data-notify={notice.type}
            className={`fade-in mx-auto flex max-w-[480px] items-center gap-2 px-4 pt-[calc(12px+env(safe-area-inset-top))] pb-3 text-14 ${NOTICE[notice.type]}`}
          >
            <Icon name={notice.type === "success" ? "check" : "warning"} size={18} />
            {notice.text}
          </div>
        )}
      </div>
      <output className="pointer-events-none fixed inset-0 grid place-items-center" style={{ zIndex: toast?.layer }}>
        {toast && (
          <span
            key={toast.id}
            data-toast
            className="fade-in max-w-[min(80vw,320px)] rounded-control border border-transparent bg-ink px-4 py-3 text-center text-14 text-paper shadow-float"
          >
            {toast.text}
          </span>
        )}
      </output>
    </>
  );
}
