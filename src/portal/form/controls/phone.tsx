import { useLingui } from "@lingui/react/macro";
import { splitPhone } from "#contract/options/phones/calling-codes.ts";
import { PhoneInput } from "#ui/PhoneInput/PhoneInput.tsx";
import { useAnswer } from "../scope.ts";
import type { KindProps } from "./control.ts";
import { useCallingCodes, useListWords } from "./countries.ts";

interface Phone {
  country_code: string;
  number: string;
}

export function PhoneControl({ name, field }: KindProps) {
  const { t } = useLingui();
  const [held, change] = useAnswer<Phone>(name);
  const codes = useCallingCodes();
  const words = { ...useListWords(t`Country codes`), code: t`Country code` };
  return (
    <PhoneInput
      {...field}
      name={name}
      codes={codes}
      split={splitPhone}
      words={words}
      value={{ code: held?.country_code ?? "", number: held?.number ?? "" }}
      onChange={({ code, number }) => change({ country_code: code.split(" ")[0]!, number })}
    />
  );
}
