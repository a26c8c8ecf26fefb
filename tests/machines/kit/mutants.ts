import { createMachine, not, type AnyStateMachine, type AnyStateNode } from "xstate";
import { nodesOf } from "./nodes.ts";

type Config = Record<string, unknown>;
type Change = (config: Config) => void;

/** A chart with one planted fault. */
export interface Mutant {
  name: string;
  machine: AnyStateMachine;
}

interface Fault {
  name: string;
  kind: string;
  change: Change;
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const isObject = (value: unknown): value is Config =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of a configuration; functions and what is not a plain object are shared. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, copyOf(inside)]));
}

const at = (config: Config, path: readonly string[]) =>
  path.reduce<Config>((node, name) => (node["states"] as Config)[name] as Config, config);

const captionOf = (part: unknown): string => {
  if (typeof part === "string") return part;
  return isObject(part) ? String(part["type"] ?? part["target"] ?? "") : "an action";
};

/** The state next to a target, beside or above it: where a wrong arrow would lead. */
function neighbour(node: AnyStateNode): AnyStateNode | undefined {
  const beside = Object.values((node.parent?.states ?? {}) as Record<string, AnyStateNode>);
  const next = beside[(beside.indexOf(node) + 1) % beside.length];
  return next === node || next === undefined ? node.parent && neighbour(node.parent) : next;
}

/** The faults of one list: of tags, of actions. */
function dropsIn(node: AnyStateNode, key: "tags" | "entry" | "exit"): Fault[] {
  const written = listOf((node.config as Config)[key]);
  return written.map((part, place) => ({
    kind: key === "tags" ? "tag" : "action",
    name: `${node.id}: no ${key === "tags" ? "tag" : key} ${captionOf(part)}`,
    change: (config) => {
      at(config, node.path)[key] = written.filter((_, each) => each !== place);
    },
  }));
}

function faultsOfState(node: AnyStateNode): Fault[] {
  const states = Object.keys((node.config as Config)["states"] ?? {});
  const first = (node.config as Config)["initial"] as string;
  const other = states[(states.indexOf(first) + 1) % states.length];
  return [
    ...(first !== undefined && other !== undefined && other !== first
      ? [
          {
            kind: "initial",
            name: `${node.id}: begins in ${other}`,
            change: (config: Config) => void (at(config, node.path)["initial"] = other),
          },
        ]
      : []),
    ...dropsIn(node, "tags"),
    ...dropsIn(node, "entry"),
    ...dropsIn(node, "exit"),
    ...listOf((node.config as Config)["invoke"]).flatMap((invoke, place) => [
      {
        kind: "invoke",
        name: `${node.id}: does not invoke ${captionOf((invoke as Config)["src"])}`,
        change: (config: Config) => {
          const inside = at(config, node.path);
          inside["invoke"] = listOf(inside["invoke"]).filter((_, each) => each !== place);
        },
      },
      ...("input" in (invoke as Config)
        ? [
            {
              kind: "input",
              name: `${node.id}: no input for ${captionOf((invoke as Config)["src"])}`,
              change: (config: Config) =>
                void delete (listOf(at(config, node.path)["invoke"])[place] as Config)["input"],
            },
          ]
        : []),
    ]),
  ];
}

/** A place where branches are written: an event, a delay, an outcome, or what happens by itself. */
interface Place {
  caption: string;
  key: string;
  holder: (config: Config) => Config;
  /** The branches as they were resolved, for their targets. */
  event: string;
}

function placesOf(node: AnyStateNode): Place[] {
  const config = node.config as Config;
  const inside = (key: string, event: (name: string) => string): Place[] =>
    Object.keys((config[key] ?? {}) as Config).map((name) => ({
      caption: `${node.id} --${key === "after" ? "after " : ""}${name}`,
      key: name,
      holder: (whole) => at(whole, node.path)[key] as Config,
      event: event(name),
    }));
  const outcomes = listOf(config["invoke"]).flatMap((invoke, place) =>
    ["onDone", "onError"]
      .filter((key) => key in (invoke as Config))
      .map((key) => ({
        caption: `${node.id} --${key} ${String((invoke as Config)["id"])}`,
        key,
        holder: (whole: Config) => listOf(at(whole, node.path)["invoke"])[place] as Config,
        event: `xstate.${key === "onDone" ? "done" : "error"}.actor.${String((invoke as Config)["id"])}`,
      })),
  );
  const own = ["always", "onDone"]
    .filter((key) => key in config)
    .map((key) => ({
      caption: `${node.id} --${key}`,
      key,
      holder: (whole: Config) => at(whole, node.path),
      event: key === "always" ? "" : `xstate.done.state.${node.id}`,
    }));
  return [
    ...inside("on", (name) => name),
    ...inside("after", (name) => `xstate.after.${name}.${node.id}`),
    ...outcomes,
    ...own,
  ];
}

const asObject = (branch: unknown): Config =>
  isObject(branch) ? branch : { target: branch as string };

function faultsOfPlace(node: AnyStateNode, place: Place): Fault[] {
  const branches = listOf(place.holder(rootConfig(node))[place.key]).map(asObject);
  const resolved = place.event ? node.transitions.get(place.event) : node.always;
  const fault = (kind: string, name: string, changed: Config[]): Fault => ({
    kind,
    name: `${place.caption}: ${name}`,
    change: (config) => void (place.holder(config)[place.key] = changed),
  });
  return branches.flatMap((branch, which) => {
    const with_ = (patch: Config) =>
      branches.map((one, each) => (each === which ? { ...one, ...patch } : one));
    const { guard, actions, target } = branch;
    const here = branches.length > 1 ? `branch ${which + 1}, ` : "";
    const elsewhere = resolved?.[which]?.target?.[0];
    const wrong = target === undefined || !elsewhere ? undefined : neighbour(elsewhere);
    const isLast = which === branches.length - 1;
    return [
      ...(wrong
        ? [fault("target", `${here}leads to ${wrong.id}`, with_({ target: `#${wrong.id}` }))]
        : []),
      fault(
        "transition",
        `${here}missing`,
        branches.filter((_, each) => each !== which),
      ),
      ...(guard === undefined
        ? []
        : [
            fault("guard", `${here}without ${captionOf(guard)}`, with_({ guard: undefined })),
            fault(
              "inversion",
              `${here}unless ${captionOf(guard)}`,
              with_({ guard: not(guard as never) }),
            ),
          ]),
      ...listOf(actions).map((action, one) =>
        fault(
          "action",
          `${here}no ${captionOf(action)}`,
          with_({
            actions: listOf(actions).filter((_, each) => each !== one),
          }),
        ),
      ),
      ...(isLast ? [] : [fault("order", `${here}after the next`, swapped(branches, which))]),
    ];
  });
}

const swapped = (branches: Config[], which: number): Config[] =>
  branches.map((branch, each) =>
    each === which ? branches[which + 1]! : each === which + 1 ? branches[which]! : branch,
  );

const rootConfig = (node: AnyStateNode) => node.machine.config as unknown as Config;

/** Every fault of every kind that a chart's configuration can have. */
function faultsOf({ root }: AnyStateMachine): Fault[] {
  return nodesOf(root).flatMap((node) => [
    ...faultsOfState(node),
    ...placesOf(node).flatMap((place) => faultsOfPlace(node, place)),
  ]);
}

/** The faults kind by kind in turn, so that the first of them are of every kind. */
function inTurn(faults: readonly Fault[]): Fault[] {
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  ).flat();
}

/** Mutants of a chart: at most so many, of every kind, the same ones each time. */
export function mutantsOf(machine: AnyStateMachine, most: number): Mutant[] {
  const { implementations, config } = machine;
  const delays = Object.entries(implementations.delays ?? {}).map(([name, delay]) => ({
    name: `${machine.id}: ${name} lasts longer`,
    machine: createMachine(
      config as never,
      {
        ...implementations,
        delays: { ...implementations.delays, [name]: longer(delay) },
      } as never,
    ) as AnyStateMachine,
  }));
  const planted = inTurn(faultsOf(machine)).map(({ name, change }) => ({
    name,
    get machine() {
      const copy = copyOf(config) as Config;
      change(copy);
      return createMachine(copy as never, implementations as never) as AnyStateMachine;
    },
  }));
  return [...delays, ...planted].slice(0, most);
}

const longer = (delay: unknown) => (args: unknown) =>
  typeof delay === "function" ? Number(delay(args)) + 1 : Number(delay) + 1;
