import { beforeAll } from "vitest";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { uploadQueueTable } from "./paths/upload-queue.ts";

beforeAll(prepareScreen);
testPaths(uploadQueueTable);
