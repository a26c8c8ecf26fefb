import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

export const button = shared({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  width: setting.control.icon,
  height: setting.control.icon,
  borderRadius: radius.control,
  color: theme.color.inkMuted,
  transition: `background-color ${setting.time.fast}, color ${setting.time.fast}`,
  selectors: { "&:hover": { background: theme.color.sunken, color: theme.color.ink } },
  "@media": { [media.print]: { display: "none" } },
});
