import type { BodyOf, Call, ParamsOf, QueryOf, ReplyTo } from "#contract/calls/call.ts";
import type { Context } from "./context.ts";

/** The one file of a multipart call, as it comes in; it throws where the file is cut off, empty or too big. */
export interface SentFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** What a call that gives bytes answers with. */
export interface FileReply {
  bytes: AsyncIterable<Uint8Array> | Buffer;
  type: string;
  name: string;
  size?: number;
}

export interface Given<C extends Call> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  /** The file of a multipart call; null in every other. */
  file: SentFile | null;
}

export type Handler<C extends Call> = (
  context: Context,
  given: Given<C>,
) => Promise<ReplyTo<C> | FileReply>;

/** A handler for every call: a missing one is a type error. */
export type HandlersFor<Calls> = {
  [Subject in keyof Calls]: {
    [Name in keyof Calls[Subject]]: Calls[Subject][Name] extends Call<any, any, any, any>
      ? Handler<Calls[Subject][Name]>
      : never;
  };
};
