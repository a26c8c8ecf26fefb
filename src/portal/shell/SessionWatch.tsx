import { useLocation, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { sessionActor } from "../wiring/session.ts";

const SessionDialog = lazy(() => import("./SessionDialog.tsx"));

const memberPages = /^\/kyc\/(verify|otcVerify|user)/;

/** Warns before a session ends; when it has ended, leads to the login page, which leads back. */
export function SessionWatch() {
  const warns = useSelector(
    sessionActor,
    (snapshot) =>
      snapshot.matches({ member: "expiring" }) ||
      snapshot.matches({ member: "extending" }) ||
      snapshot.matches({ member: "unsaved" }) ||
      snapshot.matches({ member: "stillInside" }),
  );
  const isOver = useSelector(
    sessionActor,
    (snapshot) => snapshot.matches("suspended") || snapshot.matches("guest"),
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = memberPages.exec(pathname)?.[1] as "verify" | "otcVerify" | "user" | undefined;
  const section = "section" in search ? search.section : undefined;
  useEffect(() => {
    if (!isOver || !page) return;
    void navigate({ to: "/kyc/login", search: { back: page, ...(section ? { section } : {}) } });
  }, [isOver, page, section, navigate]);
  if (!warns) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog />
    </Suspense>
  );
}
