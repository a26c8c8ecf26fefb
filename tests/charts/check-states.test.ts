import { faceStep } from "@gatehouse/machines/identity/face-step";
import { faceVerification } from "@gatehouse/machines/identity/face-verification";
import { expect, test } from "vitest";
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { type CheckState, checkStates } from "#contract/identity/check-states.ts";
import type { CheckState as StateOfCharts } from "@gatehouse/machines/identity/check-event";

/** The states without states inside them. */
const leavesOf = (node: AnyStateNode): string[] => {
  const inside = Object.values(node.states);
  return inside.length === 0 ? [node.key] : inside.flatMap(leavesOf);
};

/** The states that a report of the server leads to, each with the name of its event. */
const reported = ({ root, events }: AnyStateMachine) =>
  leavesOf(root).filter((name) => events.includes(`check.${name}`));

test.each([
  ["beside the phone", faceVerification],
  ["on the phone", faceStep],
])("the page %s has a state of the same name for each state of a check", (_, machine) => {
  expect(reported(machine).toSorted()).toEqual(checkStates.toSorted());
});

test("the charts know the states of the contract and no others", () => {
  const ofCharts: readonly StateOfCharts[] = checkStates;
  const ofContract: readonly CheckState[] = ofCharts;
  expect(ofContract).toEqual(checkStates);
});
