import type { CallId } from "@nutri/contract";
import { addNutrients } from "../features/plan/add-nutrients.ts";
import { customPlanLast } from "../features/plan/last-custom-plan.ts";
import { customPlanNew } from "../features/plan/new-custom-plan.ts";
import { precisePlanGet } from "../features/plan/get-plan.ts";
import { precisePlansByUser } from "../features/plan/list-plans.ts";
import { updateNickname, updateNicknamePost } from "../features/plan/rename-plan.ts";
import { precisePlanStream } from "../features/plan/stream-plan.ts";
import { questionnairePut } from "../features/plan/put-questionnaire.ts";
import { userinfo } from "../features/account/change-userinfo.ts";
import { erase } from "../features/account/erase.ts";
import { exportData } from "../features/account/export-data.ts";
import { consent } from "../features/account/give-consent.ts";
import { loginIp } from "../features/account/login-ip.ts";
import { loginSos } from "../features/account/login-sos.ts";
import { logoutAll } from "../features/account/logout-all.ts";
import { fileUpload } from "../features/file/upload.ts";
import { invCode } from "../features/invitation/enter-code.ts";
import { operationLogSave } from "../features/operation-log/save.ts";
import { productGetAll } from "../features/product/list-products.ts";
import { productGet } from "../features/product/get-products.ts";
import { medicineTaboos } from "../features/review/medicine-taboos.ts";
import { reviewOptions } from "../features/review/options.ts";
import { questionOptions } from "../features/review/question-options.ts";
import { reviewOptionsByName } from "../features/review/search-options.ts";
import { searchMedicine } from "../features/review/search-medicine.ts";
import { supplementReviews } from "../features/review/supplement-reviews.ts";
import type { Handler } from "../handler.ts";
import type { NotBuilt } from "./not-built.ts";

export type Built = Exclude<CallId, NotBuilt>;

/** Who does each call. A call of the contract is here or in `notBuilt`; the compiler sees to it. */
export const handlers: { readonly [K in Built]: Handler<K> } = {
  loginIp,
  loginSos,
  userinfo,
  consent,
  exportData,
  erase,
  logoutAll,
  invCode,
  operationLogSave,
  customPlanNew,
  customPlanLast,
  questionnairePut,
  precisePlanGet,
  precisePlanStream,
  precisePlansByUser,
  updateNickname,
  updateNicknamePost,
  addNutrients,
  fileUpload,
  productGet,
  productGetAll,
  reviewOptions,
  questionOptions,
  reviewOptionsByName,
  searchMedicine,
  supplementReviews,
  medicineTaboos,
};
