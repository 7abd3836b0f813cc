import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useShown } from "../lib/shown.ts";
import { nextLayer } from "../lib/toast.ts";
import type { SheetProps } from "./sheet-props.ts";

export default function DialogPanel({ open, onClose, title, footer, children, insist = false }: SheetProps) {
  const [layer] = useState(nextLayer);
  const shown = useShown();
  return (
    <ModalOverlay
      isOpen={open && shown}
      onOpenChange={(now) => now || onClose()}
      isDismissable={!insist}
      className="scrim fade-in fixed inset-0 grid place-items-center bg-scrim p-6"
      style={{ zIndex: layer }}
    >
      <Modal className="fade-in w-full max-w-[360px] rounded-card border border-transparent bg-paper p-5 shadow-float">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="text-18">
            {title}
          </Heading>
          <div className="mt-2 text-ink-2">{children}</div>
          {footer && <div className="mt-5 flex flex-col gap-2">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
