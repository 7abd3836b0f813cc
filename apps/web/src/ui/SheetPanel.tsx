import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useText } from "../i18n/index.ts";
import { useShown } from "../lib/shown.ts";
import { nextLayer } from "../lib/toast.ts";
import { IconButton } from "./Button.tsx";
import type { SheetProps } from "./sheet-props.ts";

export default function SheetPanel({ open, onClose, title, footer, children, insist = false }: SheetProps) {
  const t = useText("common");
  const [layer] = useState(nextLayer);
  const shown = useShown();
  return (
    <ModalOverlay
      isOpen={open && shown}
      onOpenChange={(now) => now || onClose()}
      isDismissable={!insist}
      className="scrim fade-in fixed inset-0 flex items-end justify-center bg-scrim"
      style={{ zIndex: layer }}
    >
      <Modal className="rise flex max-h-[92dvh] w-full max-w-[480px] flex-col rounded-t-[24px] border-t border-transparent bg-paper shadow-float">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-pill bg-line" />
          <div className="flex shrink-0 items-center gap-2 px-4">
            <Heading slot="title" className="min-w-0 flex-1 py-2 text-18">
              {title}
            </Heading>
            <IconButton icon="close" label={t("close")} onClick={onClose} className="-mr-2" />
          </div>
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 ${footer ? "pb-4" : "pb-[max(24px,env(safe-area-inset-bottom))]"}`}
            tabIndex={-1}
          >
            {children}
          </div>
          {footer && <div className="above-keyboard shrink-0 border-t border-line bg-paper px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
