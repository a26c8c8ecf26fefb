import { uploadFile } from "#contract/calls/uploads.ts";
import { limits } from "#contract/limits.ts";
import {
  type Connection,
  headers,
  type Outcome,
  read,
  renewalIn,
  type Settle,
} from "#portal/system/api.ts";

interface Parcel {
  fields: Record<string, string>;
  file: File;
}

interface Reports {
  /** 0 to 100. */
  progress: (percent: number) => void;
  /** The connection failed or timed out. */
  lost: () => void;
  answer: (outcome: Outcome<unknown>) => void;
}

/** Sends one file and returns a function that aborts. After an expired session, sends it again once the same person is back. */
export function sendFile(
  parcel: Parcel,
  { progress, lost, answer }: Reports,
  connection: Connection,
): () => void {
  const request = new XMLHttpRequest();
  let isAborted = false;
  const transfer = () => {
    request.open(uploadFile.method, uploadFile.path);
    request.timeout = limits.uploadTimeoutMs;
    for (const [name, value] of Object.entries(headers(connection)))
      request.setRequestHeader(name, value);
    const settle = connection.start(uploadFile);
    request.onload = () => void receive(settle);
    request.send(bodyOf(parcel));
  };
  const receive = async (settle: Settle) => {
    const outcome = read(request.status, parsed(request.responseText));
    const renewal = renewalIn((name) => request.getResponseHeader(name));
    const mayRepeat = await settle({ outcome, renewal }, true);
    if (isAborted) return;
    if (mayRepeat) transfer();
    else answer(outcome);
  };
  request.upload.onprogress = ({ loaded, total }) => progress((loaded / total) * 100);
  request.onerror = lost;
  request.ontimeout = lost;
  transfer();
  return () => {
    isAborted = true;
    request.abort();
  };
}

function bodyOf({ fields, file }: Parcel): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file, file.name);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
