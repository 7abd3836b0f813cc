import { type Text, text } from "@nutri/domain";
import type { ProblemCode } from "@nutri/reports";

/** What the person is told, and what they can do. */
export const PROBLEMS: Readonly<Record<ProblemCode, Text>> = {
  empty_file: text("这个文件是空的，请重新选择。", "This file is empty. Please choose it again."),
  unsupported_file: text("这不是能读的报告文件。请用 PDF、照片或 FHIR 文件。", "This is not a report we can read. Please use a PDF, a photo or a FHIR file."),
  damaged_file: text(
    "文件损坏或不完整，有内容没能读出。请重新上传，或改用照片。",
    "The file is damaged or incomplete, so something could not be read. Please upload it again, or take a photo.",
  ),
  password_protected: text(
    "这个 PDF 有密码，打不开。请去掉密码后再上传，或改用照片。",
    "This PDF is protected by a password. Please remove the password and upload it again, or take a photo.",
  ),
  too_large: text("文件太大或太多。每个文件最多 20 MB，一次最多 20 个。", "The files are too large or too many: up to 20 MB each, and 20 at a time."),
  too_many_pages: text("页数太多，每个文件最多 60 页。", "There are too many pages: up to 60 in a file."),
  too_many_pixels: text("图片尺寸太大，请用普通照片再试。", "The picture has too many pixels. Please try an ordinary photo."),
  no_results: text(
    "没有找到化验结果。请确认拍的是检验报告，字要清楚、完整。",
    "No lab results were found. Please check that it is a lab report, sharp and whole.",
  ),
  timed_out: text(
    "读这份报告花的时间太长，已停下。请换成清楚的照片，或分几次上传。",
    "Reading this report took too long and was stopped. Please try a clearer photo, or upload it in parts.",
  ),
  out_of_memory: text("这个文件太复杂，读不了。请改用照片。", "This file is too complex to read. Please use a photo instead."),
  reader_failed: text("这次没有读成。请再试一次，或改用照片。", "It could not be read this time. Please try again, or use a photo."),
  several_people: text(
    "这些页上好像有不止一个人的报告。都是你的就确认；不是的话，请分开上传。",
    "These pages seem to belong to more than one person. If all are yours, confirm it; otherwise upload them apart.",
  ),
  other_sex: text("报告上的性别和你填的不一样。这是你的报告吗？", "The sex on the report differs from your answer. Is this report yours?"),
  other_age: text("报告上的年龄和你填的不一样。这是你的报告吗？", "The age on the report differs from your answer. Is this report yours?"),
  future_date: text("报告上的日期还没到，先按上传的日期记。", "The date on the report is still to come, so it is kept under the day you uploaded it."),
};
