import type { RiskModel } from "./model-types.ts";

export const yes = (points: number) => ({ yes: points });
export const listed = { increasedMonitoring: 6, callForAction: 12, countermeasures: 30 } as const;
export const lightly = { increasedMonitoring: 3, callForAction: 8, countermeasures: 30 } as const;

/**
 * Points are capped per dimension; the caps add up to 100. Compliance adds editions; a stored result keeps
 * its own.
 */
export const first: RiskModel = {
  version: "2026-11-21",
  most: { customer: 35, geography: 30, product: 15, channel: 5, activity: 15 },
  bands: { medium: 26, high: 51 },
  steps: { age: { young: 12, settled: 36 }, listed: { some: 10, many: 50 } },
  factors: [
    {
      dimension: "customer",
      input: "entityType",
      points: { trust: 6, investmentVehicle: 4, charity: 6, vasp: 8, registeredCompany: 2 },
    },
    { dimension: "customer", input: "age", points: { under1: 5, "1to3": 2 } },
    { dimension: "customer", input: "ownershipLayers", points: { "1to3": 2, over3: 6 } },
    {
      dimension: "customer",
      input: "ownershipRoute",
      points: { control: 3, seniorOfficial: 4, none: 6 },
    },
    { dimension: "customer", input: "pep", points: yes(15) },
    { dimension: "customer", input: "stateOwned", points: yes(3) },
    { dimension: "customer", input: "adverseNews", points: yes(12) },
    { dimension: "customer", input: "proceedings", points: yes(6) },
    { dimension: "customer", input: "taxAmnesty", points: yes(6) },
    { dimension: "customer", input: "licensed", points: { no: 2 } },
    {
      dimension: "customer",
      input: "highRisk",
      points: {
        virtualAssets: 8,
        gambling: 10,
        preciousMetals: 6,
        moneyService: 6,
        arms: 12,
        cash: 8,
        adult: 8,
        extraction: 5,
        tobacco: 5,
        politics: 8,
        nominee: 12,
      },
    },
    { dimension: "geography", input: "incorporation", points: listed },
    { dimension: "geography", input: "operation", points: listed },
    { dimension: "geography", input: "owners", points: listed },
    { dimension: "geography", input: "customers", points: lightly },
    {
      dimension: "geography",
      input: "customersListed",
      points: { under10: 2, "10to50": 6, over50: 12 },
    },
    { dimension: "geography", input: "downstream", points: listed },
    {
      dimension: "product",
      input: "line",
      points: {
        appInvest: 3,
        collateralLending: 6,
        exchange: 6,
        otcHongKong: 9,
        otcSingapore: 9,
        custodyHongKong: 4,
        custodySingapore: 4,
        goldToken: 4,
        bondToken: 2,
        structuredProducts: 7,
        prime: 8,
        offlineExchange: 15,
        secondOtc: 10,
      },
    },
    { dimension: "channel", input: "meeting", points: { remote: 3 } },
    { dimension: "channel", input: "certifiedCopies", points: { no: 1 } },
    { dimension: "channel", input: "ctcClient", points: { no: 1 } },
    {
      dimension: "activity",
      input: "monthlyVolume",
      points: { "100kTo1m": 1, "1mTo5m": 3, over5m: 6 },
    },
    { dimension: "activity", input: "monthlyTransactions", points: { "11to20": 1, over20: 3 } },
    { dimension: "activity", input: "investmentSize", points: { "1mTo5m": 1, over5m: 3 } },
    { dimension: "activity", input: "orderSize", points: { "500kTo1m": 2, over1m: 4 } },
    {
      dimension: "activity",
      input: "sourceOfFunds",
      points: { clientAssets: 4, loan: 3, assetSale: 1 },
    },
    {
      dimension: "activity",
      input: "sourceOfWealth",
      points: { mining: 5, loan: 3, giftsAndInheritance: 3, clientAssets: 3 },
    },
    { dimension: "activity", input: "omnibus", points: yes(4) },
    { dimension: "activity", input: "hasDownstream", points: yes(5) },
  ],
  overrides: [
    ...(["incorporation", "operation", "owners", "customers", "downstream"] as const).flatMap(
      (input) => [
        { input, values: ["countermeasures"], band: "prohibited" } as const,
        { input, values: ["callForAction"], band: "high" } as const,
      ],
    ),
    { input: "pep", values: ["yes"], band: "high" },
    { input: "hasDownstream", values: ["yes"], band: "high" },
    { input: "highRisk", values: ["arms", "nominee"], band: "high" },
  ],
};
