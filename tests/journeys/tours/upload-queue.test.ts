import { uploadQueueTour } from "./upload-queue.ts";
import { testTour } from "./kit/walk.ts";

testTour(uploadQueueTour);
