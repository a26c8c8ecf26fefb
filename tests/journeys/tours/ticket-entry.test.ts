import { ticketEntryTour } from "./ticket-entry.ts";
import { testTour } from "./kit/walk.ts";

testTour(ticketEntryTour);
