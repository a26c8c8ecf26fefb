import { describe, expect, test } from "vitest";
import { type Box, type Drawing, type Point, widthOf, wordsBox } from "#browser/drawing/drawing.ts";
import { caption, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { placedNotes, wordsIn } from "#browser/drawing/placed-notes.ts";
import { partsOf } from "#browser/drawing/parts.ts";
import { stepsOf } from "#browser/drawing/steps.ts";
import { browserCharts } from "#server/charts/browser-charts.ts";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import { layout } from "../../src/run/charts/layout.ts";
import { systemParts } from "../../src/run/charts/system.ts";

const charts = await chartsInMachines();

/** What rounding to tenths of a pixel leaves. */
const slack = 0.2;

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + slack ||
  other.x + other.width <= one.x + slack ||
  one.y + one.height <= other.y + slack ||
  other.y + other.height <= one.y + slack;

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const isOnBorder = ({ x, y }: Point, box: Box) =>
  isWithin({ x, y, width: 0, height: 0 }, box) &&
  [box.x, box.x + box.width].some((side) => Math.abs(side - x) <= slack * 2) !==
    [box.y, box.y + box.height].some((side) => Math.abs(side - y) <= slack * 2);

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

/** Words that overlap or leave their box, and arrows that end beside their state. */
function faultsIn(drawing: Drawing) {
  const [root] = drawing.states;
  const boxes = new Map(drawing.states.map((state) => [state.id, state]));
  const labels = drawing.arrows.flatMap(({ id, label }) => (label ? [{ id, ...label }] : []));
  const inner = drawing.states.filter(
    ({ id }) => !drawing.states.some((other) => other.id.startsWith(`${id}.`)),
  );
  const overlapping = [
    ...pairs(labels),
    ...labels.flatMap((label) =>
      [
        ...inner,
        ...drawing.states.map((state) => ({ ...wordsBox(state), id: `words ${state.id}` })),
      ].map((state) => [label, state] as const),
    ),
  ].filter(([one, other]) => !isApart(one, other));
  const outside = [
    ...labels.filter((label) => !isWithin(label, root!)),
    ...labels.filter(({ lines, width }) => widthOf(lines) > width),
    ...drawing.states.filter((state) => !isWithin(wordsBox(state), state)),
  ];
  const loose = drawing.arrows.filter(({ from, to, points }) => {
    const [begin, end] = [boxes.get(from), boxes.get(to)];
    return (begin && !isOnBorder(points[0]!, begin)) || !end || !isOnBorder(points.at(-1)!, end);
  });
  return {
    overlapping: overlapping.map(([one, other]) => [one.id, other.id]),
    outside: outside.map(({ id }) => id),
    loose: loose.map(({ id }) => id),
  };
}

const noFaults = { overlapping: [], outside: [], loose: [] };

describe.each(charts)("$name", ({ machine }) => {
  test("no words overlap others or leave their box, and each transition is an arrow or a line with what it means", async () => {
    const parts = partsOf(machine);
    const drawing = await layout(parts);
    const written = nodesOf(machine.root).flatMap(writtenIn);
    const labels = drawing.arrows.flatMap(({ label }) => label ?? []);
    const drawn = [...labels, ...drawing.states].flatMap(({ lines }) =>
      lines.filter(({ look }) => look === "event"),
    );
    const names = new Set(written.map(({ eventType }) => caption(eventType) || "at once"));
    const shown = new Set(drawn.map(({ text }) => text));
    const said = [...labels, ...drawing.states].map(({ lines }) =>
      lines.flatMap(({ look, text }) => (look === "note" ? [text] : [])).join(" "),
    );
    const meanings = stepsOf(parts).map(({ description }) => description);
    expect({
      ...faultsIn(drawing),
      drawn: drawn.length,
      missing: [...names].filter((name) => !shown.has(name)),
      unsaid: meanings.filter((meaning) => !said.some((text) => text.includes(meaning))),
    }).toEqual({ ...noFaults, drawn: written.length, missing: [], unsaid: [] });
  });
});

/** Wider than any that is counted: "12345 · 59 min". */
const longNote = "12345 · 59 min";

test.each(charts)(
  "a long note at every state and transition of $name covers no words and no other note",
  async ({ machine }) => {
    const parts = partsOf(machine);
    const drawing = await layout(parts);
    const keys = [
      ...drawing.states.map(({ id }) => id),
      ...stepsOf(parts).map((one) => one.number),
    ];
    const placed = placedNotes(drawing, new Map(keys.map((key) => [key, longNote])));
    const words = wordsIn(drawing);
    const covering = placed.filter((one, at) =>
      [...words, ...placed.slice(at + 1)].some((other) => !isApart(one, other)),
    );
    const canvas = { x: -8, y: -8, width: drawing.width + 16, height: drawing.height + 16 };
    expect({
      noted: placed.length,
      covering: covering.map(({ id }) => id),
      outside: placed.filter((one) => !isWithin(one, canvas)).map(({ id }) => id),
    }).toEqual({
      noted: drawing.states.length + drawing.arrows.filter(({ label }) => label).length,
      covering: [],
      outside: [],
    });
  },
);

describe("all charts together", () => {
  const parts = systemParts(charts);
  const places = parts.root.children;

  test("every chart stands where its code runs it, or is one of the shared parts", () => {
    const drawn = new Set(places.flatMap(({ children }) => children.map(({ name }) => name)));
    expect(charts.map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([
      "call",
      "form",
    ]);
  });

  const inPlace = (name: string) =>
    places.find(({ id }) => id === `system.${name}`)!.children.map((chart) => chart.name);

  test("each place has the charts that its code runs, and no other", () => {
    expect(inPlace("server").toSorted()).toEqual([
      "businessAccount",
      "decision",
      "kycStatus",
      "questionnaire",
      "reviewCase",
      "reviewClock",
    ]);
    expect(inPlace("desk").toSorted()).toEqual(["caseDialog", "caseWork", "desk"]);
    expect(inPlace("charts").toSorted()).toEqual(["live", "player"]);
    // The list by which the server checks what browsers count; counting does not count itself.
    const counted = browserCharts.map(({ id }) => id);
    expect([...inPlace("portal"), "call", "form"].toSorted()).toEqual(
      [...counted, "chartCounting"].toSorted(),
    );
  });

  test("what is drawn is what the code says", () => {
    const short = (id: string) => id.replace("system.", "");
    const arrows = parts.arrows.map(
      ({ from, to, event }) => `${short(from)} ${event} ${short(to)}`,
    );
    expect(arrows).toMatchInlineSnapshot(`
      [
        "portal.codeRequest notice.show portal.notices",
        "portal.codeRequest service.start portal.portal",
        "portal.emailChange runs portal.emailProof",
        "portal.emailChange notice.show portal.notices",
        "portal.emailChange session.begin portal.session",
        "portal.emailProof runs portal.codeRequest",
        "portal.passwordReset runs portal.emailProof",
        "portal.revocation notice.show portal.notices",
        "portal.agreement runs portal.emailProof",
        "portal.application runs portal.draftOpening",
        "portal.application runs portal.draft",
        "portal.application runs portal.sections",
        "portal.application runs portal.uploadQueue",
        "portal.sections step.show portal.institutionalOnboarding",
        "portal.sections step.show portal.otcOnboarding",
        "portal.collaborators notice.show portal.notices",
        "portal.invitationEntry runs portal.emailProof",
        "portal.invitationEntry link.remember portal.knownLink",
        "portal.invitationEntry session.begin portal.session",
        "portal.additionalDocuments runs portal.explanation",
        "portal.additionalDocuments runs portal.uploadQueue",
        "portal.explanation words.change request.end portal.additionalDocuments",
        "portal.uploadQueue files.change portal.additionalDocuments",
        "portal.uploadQueue runs portal.upload",
        "portal.upload file.rejected file.stored file.removed portal.uploadQueue",
        "portal.upload notice.show portal.notices",
        "portal.checkFollow check.ready portal.faceStep",
        "portal.checkFollow check.ready portal.faceVerification",
        "portal.faceStep runs portal.checkFollow",
        "portal.faceVerification runs portal.checkFollow",
        "portal.accountClaim runs portal.emailProof",
        "portal.platformEntry runs portal.accountClaim",
        "portal.platformEntry session.begin portal.session",
        "portal.portal link.recall portal.knownLink",
        "portal.portal notice.show portal.notices",
        "portal.portal call.start call.end portal.calls",
        "portal.portal session.renew session.refuse peer.begin session.begin portal.session",
        "portal.registration runs portal.emailProof",
        "portal.session session.back portal.draft",
        "portal.session link.forget portal.knownLink",
        "portal.session notice.show portal.notices",
        "portal.session person.change portal.platformEntry",
        "portal.session runs portal.leaving",
        "portal.session runs portal.sessionClock",
        "portal.session lease.renew session.extend portal.sessionClock",
        "portal.session runs portal.sessionEnd",
        "portal.signInAgain runs portal.emailProof",
        "portal.signInAgain session.begin portal.session",
        "portal.formDialog notice.show portal.notices",
        "desk.caseWork runs desk.caseDialog",
        "desk.caseWork dialog.close desk.caseDialog",
        "server.businessAccount questionnaire.ask kind.change server.questionnaire",
        "server.businessAccount clock.stop clock.pause clock.start server.reviewClock",
        "server.decision kyc.approve kyc.reject server.kycStatus",
        "server.decision clock.stop clock.pause clock.start server.reviewClock",
        "server.kycStatus questionnaire.ask kind.change server.questionnaire",
        "server.kycStatus account.kycLapsed server.businessAccount",
        "server.kycStatus decision.change decision.begin server.decision",
        "server.kycStatus clock.stop clock.pause clock.start server.reviewClock",
        "portal.portal tab.report charts.live",
        "desk.desk tab.report charts.live",
      ]
    `);
  });

  test("no words overlap others or leave their box", async () => {
    expect(faultsIn(await layout(parts))).toEqual(noFaults);
  });
});
