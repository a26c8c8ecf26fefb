import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files that take long. A fresh clone knows only sizes and would begin them last, with one worker busy at the end. */
const long =
  /journeys\/((applicants|running|walk)\/[\w-]+|journey|long-words|two-builds)\.test|(onboarding|application\/sections|sessions\/session|model\/model)\.test/;

/** Begins the files that take long before the others. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(long.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}
