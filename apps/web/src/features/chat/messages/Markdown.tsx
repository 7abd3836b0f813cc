import MarkdownToJsx from "markdown-to-jsx";
import { type AnchorHTMLAttributes, memo, type ReactNode } from "react";
import { environment } from "../../../lib/environment.ts";
import { Go } from "../../../ui/Go.tsx";

const OWN = /^#?\/[A-Za-z]/;
const SAFE = /^https?:\/\//i;

/** Within the app by its router, outside by https; anything else is only its words. */
function Link({ href = "", children }: AnchorHTMLAttributes<HTMLAnchorElement> & { children?: ReactNode }) {
  if (OWN.test(href))
    return (
      <Go to={href.replace("#", "")} className="text-leaf underline underline-offset-2">
        {children}
      </Go>
    );
  if (!SAFE.test(href)) return <>{children}</>;
  return (
    <a href={href} rel="noopener noreferrer" {...(environment().wechat ? {} : { target: "_blank" })} className="text-info underline underline-offset-2">
      {children}
    </a>
  );
}
/** Nothing is loaded from elsewhere: of a picture only its words are shown. */
const NoPicture = ({ alt }: { alt?: string }) => <>{alt}</>;
const Heading = ({ children }: { children?: ReactNode }) => <p className="mt-4 font-semibold first:mt-0">{children}</p>;
const Table = ({ children }: { children?: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too
  <div className="my-2 overflow-x-auto" tabIndex={0} role="region">
    <table className="text-14 [&_td]:border-t [&_td]:border-line [&_td]:p-2 [&_th]:p-2 [&_th]:text-left">{children}</table>
  </div>
);

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: "div",
  overrides: {
    a: Link,
    img: NoPicture,
    iframe: () => null,
    script: () => null,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
    table: Table,
  },
} as const;

/** One block, drawn once: while an answer comes in only its last block changes. */
const Block = memo(({ text }: { text: string }) => <MarkdownToJsx options={options}>{text}</MarkdownToJsx>);

/** Markdown from an answer: no HTML, nothing fetched, links of two kinds. */
export function Markdown({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/u).filter((b) => b.trim());
  return (
    <div className="markdown flex flex-col gap-3 [&_li]:ml-[1.25rem] [&_ol]:list-decimal [&_ul]:list-disc [&_li]:pl-1 [&_pre]:overflow-x-auto [&_pre]:text-14">
      {blocks.map((block, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are only added at the end
        <Block key={i} text={block} />
      ))}
    </div>
  );
}
