import type { BodyOf, ParamsOf, QueryOf, ReplyTo, Wire } from "#contract/calls/call.ts";
import type { Context } from "./context.ts";

/** Reading throws when the file is cut off, empty or too big. */
export interface SentFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

export interface FileReply {
  bytes: AsyncIterable<Uint8Array> | Buffer;
  type: string;
  name: string;
  size?: number;
}

export interface Input<C extends Wire> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  /** Null unless the call is multipart. */
  file: SentFile | null;
}

export type Handler<C extends Wire, Asking = Context> = (
  context: Asking,
  given: Input<C>,
) => Promise<ReplyTo<C> | FileReply>;

/** A missing handler is a type error. */
export type HandlersFor<Calls, Asking = Context> = {
  [Subject in keyof Calls]: {
    [Name in keyof Calls[Subject]]: Calls[Subject][Name] extends Wire<any, any, any, any>
      ? Handler<Calls[Subject][Name], Asking>
      : never;
  };
};
