import * as v from "valibot";
import { call } from "./call.ts";

const status = v.picklist(["ON", "OFF"]);

/** The specification's `data.data.status` can be read with or without the envelope; both forms are present. */
export const captchaSwitch = call({
  route: "GET /wallet/user/yd/anon/switch",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "unasked",
  reply: v.object({ status, data: v.object({ status }) }),
});

const id = v.pipe(v.string(), v.uuid());
/** A data URL. */
const picture = v.string();

/** `top` is the offset of the piece in pixels. Answer: the distance moved. */
const slide = v.object({ id, kind: v.literal("slide"), picture, piece: picture, top: v.number() });

/**
 * Answer: the number below `most` for which PBKDF2-HMAC-SHA-256 with `salt` and `rounds` gives the 16 bytes
 * of `target` (both base64).
 */
const work = v.object({
  id,
  kind: v.literal("work"),
  salt: v.string(),
  target: v.string(),
  most: v.number(),
  rounds: v.number(),
});

export type PuzzleReply = v.InferOutput<typeof slide>;
export type WorkReply = v.InferOutput<typeof work>;

export const captchaChallenge = call({
  route: "POST /ins-kyc/anon/v1/action/captcha-challenge",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ kind: v.optional(v.picklist(["puzzle", "work"]), "puzzle") }),
  reply: v.variant("kind", [slide, work]),
});

/** A puzzle can be answered once, right or wrong. */
export const captchaCheck = call({
  route: "POST /ins-kyc/anon/v1/action/captcha-check",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({
    id,
    answer: v.pipe(v.number(), v.finite()),
  }),
  reply: v.object({ captcha_result: v.string() }),
});
