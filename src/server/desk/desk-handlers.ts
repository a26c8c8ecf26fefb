import { type DeskCalls } from "#contract/calls/desk.ts";
import type { HandlersFor } from "../http/handler.ts";
import type { DeskContext } from "./desk-context.ts";
import { sessionHandlers } from "./desk-session.ts";

export const deskHandlers = { session: sessionHandlers } as HandlersFor<DeskCalls, DeskContext>;
