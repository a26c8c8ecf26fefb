import * as v from "valibot";
import { call } from "./call.ts";

const uid = v.pipe(v.string(), v.uuid());
const slot = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9.-]{0,80}$/));

/** Multipart, fields first. The browser chooses `uid`, so that a retry stores one file. */
export const uploadFile = call({
  route: "POST /ins-kyc/v1/action/upload-file",
  caller: "member",
  errorDisplay: "inline",
  silent: "upload",
  sends: "multipart",
  body: v.object({ form_id: uid, slot, uid }),
  reply: v.object({
    uid: v.string(),
    url: v.string(),
    name: v.string(),
    size: v.number(),
    type: v.string(),
    pages: v.nullable(v.number()),
  }),
});

export const deleteFile = call({
  route: "POST /ins-kyc/v1/action/delete-file",
  caller: "member",
  errorDisplay: "inline",
  body: v.object({ form_id: uid, uid }),
});

export const countryDocs = call({
  route: "GET /ins-kyc/v1/get-country-docs",
  caller: "member",
  reply: v.array(v.object({ country: v.string(), id_types: v.array(v.string()) })),
});

export const fileBytes = call({
  route: "GET /ins-kyc/v1/file/{uid}",
  caller: "member",
  gives: "bytes",
  params: v.object({ uid }),
});
