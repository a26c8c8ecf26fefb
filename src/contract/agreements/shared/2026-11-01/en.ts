import type { SharedText } from "../../shared-text.ts";

export const english: SharedText = {
  notice:
    "This is an outline. It names the subjects of the agreement and marks the places that counsel completes.",
  eligibility: {
    title: "Parties and eligibility",
    clauses: [
      "[Counsel to complete: registered names and addresses of the parties, and the conditions of eligibility]",
    ],
  },
  trading: [
    {
      title: "Definitions",
      clauses: [
        "This part defines the terms that the agreement uses.",
        "[Counsel to complete: definitions]",
      ],
    },
    {
      title: "Acceptance and changes",
      clauses: [
        "This part says when the agreement takes effect and how it can be changed.",
        "[Counsel to complete: effective date, form of acceptance, and notice of changes]",
      ],
    },
    {
      title: "Agreed channels",
      clauses: [
        "This part lists the channels through which orders and notices are valid.",
        "[Counsel to complete: agreed channels, hours, and how a channel is changed]",
      ],
    },
    {
      title: "Authorised persons",
      clauses: [
        "This part says who can act for the client and how that list is kept up to date.",
        "[Counsel to complete: authority of each person, and how a person is added or removed]",
      ],
    },
    {
      title: "Quotes and trades",
      clauses: [
        "This part describes the steps of a trade: request, quote, acceptance and confirmation.",
        "[Counsel to complete: how long a quote is valid, when a trade binds the parties, and how errors are corrected]",
      ],
    },
  ],
  assets: {
    title: "Eligible assets and trade size",
    clauses: [
      "[Counsel to complete: list of eligible assets, minimum size, and how the list changes]",
    ],
  },
  settlement: [
    {
      title: "Settlement",
      clauses: [
        "This part describes how assets and money are delivered, with cut-off times and whitelisted wallets and bank accounts.",
        "[Counsel to complete: order of delivery, cut-off times, networks, and whitelisting]",
      ],
    },
    {
      title: "Fees",
      clauses: [
        "This part says which fees apply and when they are due.",
        "[Counsel to complete: fees, due dates, and taxes on fees]",
      ],
    },
    {
      title: "Failed settlement and close-out",
      clauses: [
        "This part says what happens if a party does not deliver on time.",
        "[Counsel to complete: grace period, close-out, and default interest]",
      ],
    },
    {
      title: "Representations",
      clauses: [
        "This part lists what the client represents: capacity, source of funds, investor status, trading on own account, and no solicitation.",
        "[Counsel to complete: representations, and when they are repeated]",
      ],
    },
    {
      title: "Anti-money laundering and information",
      clauses: [
        "This part says how the client helps with checks that the law requires, and which information it gives.",
        "[Counsel to complete: duties to cooperate, information, and records]",
      ],
    },
    {
      title: "Tax",
      clauses: [
        "This part says who bears which taxes and which tax information is given.",
        "[Counsel to complete: taxes, withholding, and tax reporting]",
      ],
    },
    {
      title: "Risk disclosure",
      clauses: [
        "This part describes the risks: price changes, forks, transfers that cannot be reversed, and no deposit protection.",
        "[Counsel to complete: risk disclosure statement that the regulator requires]",
      ],
    },
    {
      title: "Liability and indemnity",
      clauses: [
        "This part says how far each party is liable, and for what one party indemnifies the other.",
        "[Counsel to complete: limits of liability, exceptions, and indemnities]",
      ],
    },
    {
      title: "Confidentiality and personal data",
      clauses: [
        "This part says what is kept confidential and how personal data is used.",
        "[Counsel to complete: confidentiality, permitted disclosure, and data protection notice]",
      ],
    },
    {
      title: "Suspension and termination",
      clauses: [
        "This part says when trading can be suspended and how the agreement ends.",
        "[Counsel to complete: grounds, notice periods, and open trades at the end]",
      ],
    },
    {
      title: "Governing law and disputes",
      clauses: [
        "This part names the governing law and says how disputes are settled.",
        "[Counsel to complete: governing law, courts or arbitration, and service of documents]",
      ],
    },
    {
      title: "Language and electronic signature",
      clauses: [
        "This part says which language prevails and that the agreement can be signed electronically.",
        "[Counsel to complete: prevailing language, and law on electronic signatures]",
      ],
    },
    {
      title: "Schedules",
      clauses: [
        "The schedules list wallets, bank accounts, authorised persons and fees.",
        "[Counsel to complete: schedules]",
      ],
    },
  ],
};
