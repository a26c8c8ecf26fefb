import { splitPhone } from "#contract/options/phones/calling-codes.ts";
import { DateParts, type DatePartsProps } from "#ui/DateParts/DateParts.tsx";
import { MoneyInput, type MoneyInputProps } from "#ui/MoneyInput/MoneyInput.tsx";
import { PhoneInput, type PhoneInputProps } from "#ui/PhoneInput/PhoneInput.tsx";
import { codes, currencies, say } from "./samples.ts";

export const PhoneField = (props: Omit<PhoneInputProps, "codes" | "split">) => (
  <PhoneInput {...props} codes={codes} split={splitPhone} />
);

export const MoneyField = ({
  words,
  ...props
}: Omit<MoneyInputProps, "currencies" | "words"> & {
  words: Omit<MoneyInputProps["words"], "currency">;
}) => (
  <MoneyInput
    {...props}
    currencies={currencies}
    words={{ ...words, currency: say("Currency", "貨幣") }}
  />
);

export const DateField = (props: Omit<DatePartsProps, "locale" | "words">) => (
  <DateParts
    {...props}
    locale={document.documentElement.lang}
    words={{ day: say("Day", "日"), month: say("Month", "月"), year: say("Year", "年") }}
  />
);
