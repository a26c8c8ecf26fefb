import { toJsonSchema } from "@valibot/to-json-schema";
import type { Call } from "#contract/calls/call.ts";
import { nameOf } from "./cookies.ts";
import { headersOf } from "./headers.ts";
import { headersOfReply, parametersOf, retryAfter } from "./wire-headers.ts";

type Schema = Call["body"];

const convert = (schema: Schema, typeMode: "input" | "output") => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
};

export function openApi(calls: Record<string, object>, server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  const secure = server.startsWith("https:");
  for (const [subject, rows] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(rows as Record<string, Call>)) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(subject, name, call, secure),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Gatehouse", version: "1" },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: nameOf("sid", secure),
        },
      },
    },
  };
}

function operation(subject: string, name: string, call: Call, secure: boolean): object {
  return {
    operationId: name,
    tags: [subject],
    ...(call.caller === "anyone" ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      ...parametersOf(call, secure),
    ],
    ...(call.sends === "nothing" || call.method === "GET"
      ? {}
      : { requestBody: requestBody(call) }),
    responses: responses(call, secure),
  };
}

function responses(call: Call, secure: boolean): object {
  const headers = headersOfReply(call, headersOf(secure));
  const { name, description, schema } = retryAfter;
  const later = {
    description: "Rejected for now; see code and message",
    headers: { ...headers, [name]: { description, schema } },
    content: refusalContent,
  };
  return {
    200: {
      description: "Code 0 with the data, or another code with its message",
      headers,
      content: content(call),
    },
    429: later,
    503: later,
    default: {
      description: "Rejected; see code and message",
      headers,
      content: refusalContent,
    },
  };
}

const envelope = (data: object) => ({
  "application/json": {
    schema: {
      type: "object",
      properties: { code: { type: "integer" }, message: { type: "string" }, data },
      required: ["code", "message", "data"],
    },
  },
});

const refusalContent = envelope({
  type: "object",
  properties: { refusal: { type: "string" } },
  required: ["refusal"],
});

function parameters(schema: Schema, place: "path" | "query"): object[] {
  const { properties = {}, required = [] } = convert(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: inner,
  }));
}

function requestBody(call: Call): object {
  const schema = convert(call.body, "input") as { properties?: Record<string, object> };
  if (call.sends === "json") return { required: true, content: { "application/json": { schema } } };
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return {
    required: true,
    content: {
      "multipart/form-data": { schema: { ...schema, properties: { ...schema.properties, file } } },
    },
  };
}

function content(call: Call): object {
  if (call.gives === "bytes") return { "application/octet-stream": {} };
  return envelope(convert(call.reply, "output"));
}
