/** Days and hours are shown and counted in this zone. */
export const zone = "Asia/Hong_Kong";
