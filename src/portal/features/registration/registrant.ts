import type { Values } from "@gatehouse/machines/shared/form";

/** Who applies and who is the contact person, as the calls that make an account take it. */
export function registrantOf(details: Values, email: string) {
  const phone = details["phone"] as { country_code: string; number: string };
  return {
    email,
    register_type: details["register_type"] as "institution" | "individual",
    contact_name: String(details["contact_name"]),
    designation: String(details["designation"] ?? ""),
    country_code: phone.country_code,
    phone: phone.number,
    sales_email: String(details["sales_email"] ?? ""),
  };
}
