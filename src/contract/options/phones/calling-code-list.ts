/**
 * The calling codes of countries, from ITU-T E.164 (list of 15 December 2016) as libphonenumber keeps it; a test compares them. By
 * themselves, so that a rule needs no metadata.
 */
const codes =
  /^\+(1|7|2([07]|1[12368]|[2346]\d|5[0-8]|9[01789])|3([0-469]|5\d|7[0-8]|8[0-35-79])|4([013-9]|2[013])|5([1-8]|0\d|9\d)|6([0-6]|7[02-9]|8[0-35-9]|9[0-2])|8([1246]|5[02356]|8[06])|9([0-58]|6[0-8]|7[0-7]|9[2-68]))$/;

export const isCallingCode = (text: string): boolean => codes.test(text);
