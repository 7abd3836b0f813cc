import { use, useEffect, useRef } from "react";
import { useLang, useText } from "../../i18n/index.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/Button.tsx";
import { loadDocuments } from "./documents/index.ts";
import type { DocumentId, Documents } from "./documents/types.ts";

const loaded = new Map<string, Promise<Documents>>();
const documents = (lang: Parameters<typeof loadDocuments>[0]): Promise<Documents> => {
  const held = loaded.get(lang) ?? loadDocuments(lang);
  loaded.set(lang, held);
  return held;
};

/** One document to read. */
export function DocumentView({ id }: { id: DocumentId }) {
  const t = useText("consent");
  const { short, sections } = use(documents(useLang()))[id];
  const version = useSession((s) => s.consentVersion);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "end" });
  }, []);
  return (
    <article className="pb-2">
      <p ref={top} tabIndex={-1} className="text-18 outline-none">
        {short}
      </p>
      {version && <p className="mt-1 text-12 text-ink-2">{t("version", { version })}</p>}
      {sections.map((s) => (
        <section key={s.heading}>
          <h3 className="mt-5 text-16">{s.heading}</h3>
          {s.text && <p className="mt-1">{s.text}</p>}
          {s.points && (
            <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-[1.25rem] marker:text-leaf-mid">
              {s.points.map((p) => (
                <li key={p}>{p}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

export function DocumentFooter({ onBack }: { onBack: () => void }) {
  const t = useText("consent");
  return (
    <Button look="secondary" block onClick={onBack}>
      {t("back")}
    </Button>
  );
}
