import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/theme/base.css.ts";
import { samples } from "./samples.ts";
import type { SampleWords } from "./samples.ts";
import { ComponentsPage } from "./components-page.tsx";
import { DocumentsPage } from "./documents-page.tsx";
import { EntryPage } from "./entry-page.tsx";
import { FormPage } from "./form-page.tsx";
import { DialogPage, EmptyPage, SkeletonPage } from "./state-pages.tsx";

export type Page = (props: {
  readonly words: SampleWords;
  readonly brand: "house" | "otterline";
}) => ReactNode;

const pages: Record<string, Page> = {
  entry: EntryPage,
  components: ComponentsPage,
  form: FormPage,
  documents: DocumentsPage,
  skeleton: SkeletonPage,
  empty: EmptyPage,
  dialog: DialogPage,
};

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const brand = asked.get("brand") === "otterline" ? "otterline" : "house";
const words = samples[asked.get("lang") ?? "en"] ?? samples["en"];
root.dataset["brand"] = brand;
root.dataset["theme"] = asked.get("theme") ?? "light";
root.lang = asked.get("lang") ?? "en";

const Shown = pages[asked.get("page") ?? "entry"];
const place = document.getElementById("root");
if (Shown !== undefined && place !== null && words !== undefined)
  createRoot(place).render(
    <StrictMode>
      <Shown words={words} brand={brand} />
    </StrictMode>,
  );
