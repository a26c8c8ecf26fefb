import { not, type AnyStateNode } from "xstate";
import type { ChartModel } from "#models/kit/model.ts";
import { nodesOf } from "#browser/drawing/nodes.ts";
import { excludeEachOther, isEnteredAlone, type Possible, possibleIn } from "./changes-nothing.ts";

export type Config = Record<string, unknown>;

/** A fault that can be planted into a copy of a chart's configuration. */
export interface Fault {
  name: string;
  plant: (config: Config) => void;
}

export const isConfig = (value: unknown): value is Config =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const without = <Item>(list: readonly Item[], place: number) =>
  list.filter((_, each) => each !== place);

/** The configuration of a state inside that of its chart. */
const at = (config: Config, { path }: AnyStateNode) =>
  path.reduce((node, name) => (node["states"] as Record<string, Config>)[name]!, config);

const nameOf = (named: unknown) =>
  typeof named === "string" ? named : String((isConfig(named) && named["type"]) || "an action");

/** The state next to a target, beside it or beside its parent: where a wrong arrow would lead. */
function neighbour(node: AnyStateNode): AnyStateNode | undefined {
  const beside = Object.values((node.parent?.states ?? {}) as Record<string, AnyStateNode>);
  const next = beside[(beside.indexOf(node) + 1) % beside.length];
  return next === undefined || next === node ? node.parent && neighbour(node.parent) : next;
}

/** A wrong first state where it counts, and each tag, action, actor and input that can be missing. */
function faultsOfState(node: AnyStateNode): Fault[] {
  const config = node.config as Config;
  const fault = (name: string, plant: (config: Config) => void): Fault => ({
    name: `${node.id}: ${name}`,
    plant: (whole) => plant(at(whole, node)),
  });
  const missing = (key: string) => {
    const list = listOf(config[key]);
    return list.map((one, place) =>
      fault(`no ${key} ${nameOf(one)}`, (inside) => void (inside[key] = without(list, place))),
    );
  };
  const states = Object.keys(config["states"] ?? {});
  const second = states[(states.indexOf(config["initial"] as string) + 1) % states.length];
  const hasOther = config["initial"] !== undefined && states.length > 1 && isEnteredAlone(node);
  const invoked = listOf(config["invoke"]) as Config[];
  return [
    ...(hasOther
      ? [fault(`begins in ${second}`, (inside) => void (inside["initial"] = second))]
      : []),
    ...missing("tags"),
    ...missing("entry"),
    ...missing("exit"),
    ...invoked.flatMap(({ input, ...invoke }, place) => {
      const others = without(invoked, place);
      const change = (name: string, invokes: Config[]) =>
        fault(`${name} ${String(invoke["src"])}`, (inside) => void (inside["invoke"] = invokes));
      return [
        change("does not invoke", others),
        ...(input === undefined ? [] : [change("no input for", [...others, invoke])]),
      ];
    }),
  ];
}

/** Where branches are written: under an event, a delay, the outcome of an actor, or what happens by itself. */
interface Place {
  name: string;
  key: string;
  event: string;
  holderIn: (state: Config) => Config;
}

function placesOf(node: AnyStateNode): Place[] {
  const config = node.config as Config;
  const under = (key: "on" | "after", event: (name: string) => string): Place[] =>
    Object.keys((config[key] ?? {}) as Config).map((name) => ({
      name: key === "on" ? name : `after ${name}`,
      key: name,
      event: event(name),
      holderIn: (state) => state[key] as Config,
    }));
  const outcomes = (listOf(config["invoke"]) as Config[]).flatMap((invoke, place) =>
    (["onDone", "onError"] as const)
      .filter((key) => key in invoke)
      .map((key) => ({
        name: `${key} ${String(invoke["id"])}`,
        key,
        event: `xstate.${key === "onDone" ? "done" : "error"}.actor.${String(invoke["id"])}`,
        holderIn: (state: Config) => (listOf(state["invoke"]) as Config[])[place]!,
      })),
  );
  const own = Object.entries({ always: "", onDone: `xstate.done.state.${node.id}` })
    .filter(([key]) => key in config)
    .map(([key, event]) => ({ name: key, key, event, holderIn: (state: Config) => state }));
  return [
    ...under("on", (name) => name),
    ...under("after", (name) => `xstate.after.${name}.${node.id}`),
    ...outcomes,
    ...own,
  ];
}

/** A wrong target, a guard or an action that is missing, a guard the other way round, a wrong order where it counts, no transition. */
function faultsOfPlace(
  node: AnyStateNode,
  { name: place, key, event, holderIn }: Place,
  possible: Possible,
): Fault[] {
  const branches = listOf(holderIn(node.config as Config)[key]).map((branch) =>
    isConfig(branch) ? branch : { target: branch },
  );
  const resolved = event === "" ? node.always : node.transitions.get(event);
  return branches.flatMap((branch, which) => {
    const here = branches.length > 1 ? `branch ${which + 1}, ` : "";
    const fault = (name: string, changed: Config[]): Fault => ({
      name: `${node.id} --${place}: ${here}${name}`,
      plant: (whole) => void (holderIn(at(whole, node))[key] = changed),
    });
    const changed = (patch: Config) => branches.with(which, { ...branch, ...patch });
    const { guard, actions } = branch as Config;
    const target = resolved?.[which]?.target?.[0];
    const wrong = target && neighbour(target);
    const next = branches[which + 1];
    return [
      ...(wrong ? [fault(`leads to ${wrong.id}`, changed({ target: `#${wrong.id}` }))] : []),
      ...(target && actions && event !== ""
        ? [fault("stays", changed({ target: undefined }))]
        : []),
      fault("missing", without(branches, which)),
      ...(guard === undefined
        ? []
        : [
            fault(`without ${nameOf(guard)}`, changed({ guard: undefined })),
            fault(`unless ${nameOf(guard)}`, changed({ guard: not(guard as never) })),
          ]),
      ...listOf(actions).map((action, one) =>
        fault(`no ${nameOf(action)}`, changed({ actions: without(listOf(actions), one) })),
      ),
      ...(next && !excludeEachOther(node.machine, possible, event, branch, next)
        ? [fault("after the next", branches.with(which, next).with(which + 1, branch))]
        : []),
    ];
  });
}

/** Returns every fault that can be planted into a chart's configuration. */
export function faultsOf(model: ChartModel): Fault[] {
  const possible = possibleIn(model);
  return nodesOf(model.machine.root).flatMap((node) => [
    ...faultsOfState(node),
    ...placesOf(node).flatMap((place) => faultsOfPlace(node, place, possible)),
  ]);
}
