import { href } from "react-router";
import { Prose } from "#app/components/reading/prose.tsx";
import { articleMeta } from "#app/seo/article-meta.ts";
import { readPage } from "#core/content/content.ts";
import type { Route } from "./+types/job-boards.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { BoardEntry } from "./board-entry.tsx";

const trail = [{ label: "Home", to: "/" }, { label: "Best Job Boards" }];
const boardsHeading = { id: "the-20-boards", text: "The 20 boards, ranked" };

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  articleMeta(args, loaderData.page, href("/best-job-boards-for-the-outdoor-industry"), trail);

export function loader() {
  return { page: readPage("best-job-boards-for-the-outdoor-industry") };
}

export default function JobBoards({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ArticleFrame trail={trail} page={page} headings={[boardsHeading, ...page.body.headings]}>
      <section aria-labelledby={boardsHeading.id}>
        <h2 id={boardsHeading.id} className="scroll-mt-4 text-2xl">
          {boardsHeading.text}
        </h2>
        <ol className="mt-5">
          {page.boards.map((board, index) => (
            <BoardEntry key={board.name} board={board} rank={index + 1} />
          ))}
        </ol>
      </section>
      <Prose html={page.body.html} className="mt-12" />
    </ArticleFrame>
  );
}
