import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const count = Number(new URLSearchParams(location.search).get("inputs"));

/** Inputs that React only draws: it holds no value of theirs and hears of no key. */
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <form>
      {Array.from({ length: count }, (_, at) => (
        <p key={at}>
          <label htmlFor={`input-${at}`}>Question {at}</label>
          <input id={`input-${at}`} name={`input-${at}`} defaultValue="" />
        </p>
      ))}
    </form>
  </StrictMode>,
);
