import type { AnyMachineSnapshot } from "xstate";
import { stateName } from "#models/kit/model.ts";
import { businessAccountModel } from "#models/review/business-account.ts";
import { accountWords } from "#tests/charts/screens/dashboard/line-words.ts";
import { type TourTable, testTour } from "../kit/walk.ts";
import { LineScene } from "./line.scene.ts";

/** A line that needs neither an agreement nor a face, as the one of the walks. */
const { input } = businessAccountModel.runs.at(-1)!;

const moves = businessAccountModel.specification.moves.flatMap(([event]) =>
  typeof event === "function" ? [] : [event],
);
/** Who closes an account that is open, and one that is frozen. */
const closes: Record<string, string> = { normal: "holder", frozen: "approver" };

function cases(at: AnyMachineSnapshot) {
  const events = moves.filter(
    (event) =>
      at.can(event) && (event.type !== "account.close" || event["by"] === closes[stateName(at)]),
  );
  const types = events.map(({ type }) => type);
  return events.filter(({ type }, index) => types.indexOf(type) === index);
}

async function open(): Promise<LineScene> {
  const scene = await LineScene.of("exchange", "institution");
  await scene.submit();
  await scene.approve();
  return scene;
}

/** What the account of an approved line says, and what the holder can press. */
const sights: TourTable<LineScene>["states"] = Object.fromEntries(
  Object.entries(accountWords).map(([state, { says, opens, closes: isClosable }]) => [
    state,
    async (_, scene) => {
      await scene.reload();
      await scene.says(...says);
      if (!opens) await scene.seesNo("button", /^Open the account/);
      if (!isClosable) await scene.seesNo("button", /^Close the account/);
    },
  ]),
);

/** The holder, the desk and the end of an approval change a business account, and the dashboard of the holder shows it. */
testTour<LineScene>({
  model: { ...businessAccountModel, runs: [{ input, cases }] },
  steps: 60,
  open,
  events: {
    "account.open": async (_, scene) => {
      await scene.press(scene.ofLine("Open the account"));
      await scene.says("Under review");
    },
    "account.close": async ({ by }, scene) => {
      if (by !== "holder") return scene.account("close");
      await scene.press(scene.ofLine("Close the account"));
      await scene.press("Close the account");
      return scene.seesNo("dialog");
    },
    "account.activate": (_, scene) => scene.account("activate"),
    "account.decline": (_, scene) => scene.account("decline"),
    "account.freeze": (_, scene) => scene.account("freeze"),
    "account.kycLapsed": (_, scene) => scene.lapse(),
    "account.unfreeze": (_, scene) => scene.account("unfreeze"),
  },
  states: sights,
});
