import type { ComponentType } from "react";
// Not fetched apart: almost every visit begins here, and its code is what the other screens share.
import EntryScreen from "../features/entry/EntryScreen.tsx";

export type AppRoute = {
  path: string;
  name: string;
  /** The guard logs in before showing it. */
  needsLogin?: boolean;
  /** 1: a root screen; deeper screens slide over shallower ones. */
  level: 1 | 2 | 3;
  /** Kept alive when left, through the route-cache list. */
  keepAlive?: boolean;
  /** How it comes in when its level does not say: `tab` cross-fades. */
  transition?: "tab" | "slide";
  /** Shows the tab bar, with this tab active. */
  tabBar?: "chat" | "report";
  /** The strings it needs, loaded beside its code. */
  texts?: readonly string[];
  /** Uses TanStack Query (`useQuery`, `useWrite`): its client is put around the screen. */
  queries?: boolean;
  /** Its code. `begin` asks for what it shows: when the app opens with it, before anything is drawn. */
  load: () => Promise<{ default: ComponentType; begin?: () => void }>;
};

/** Every route of the product. The root redirects to /qsStartPage, what matches nothing goes to the catch-all page. */
export const ROUTES = [
  { path: "/qsStartPage", name: "qsStartPage", needsLogin: true, level: 1, texts: ["entry"], load: async () => ({ default: EntryScreen }) },
  {
    path: "/questionnaire",
    name: "questionnaire",
    level: 2,
    texts: ["questionnaire"],
    queries: true,
    load: () => import("../features/questionnaire/QuestionnaireScreen.tsx"),
  },
  {
    path: "/questionnaireSpecify",
    name: "questionnaireSpecify",
    level: 2,
    texts: ["questionnaire"],
    queries: true,
    load: () => import("../features/questionnaire/SpecifyScreen.tsx"),
  },
  {
    path: "/qsGeneratePageNew",
    name: "qsGeneratePageNew",
    needsLogin: true,
    level: 2,
    keepAlive: true,
    tabBar: "report",
    texts: ["plan"],
    queries: true,
    load: () => import("../features/plan/PlanScreen.tsx"),
  },
  {
    path: "/addMoreNutrition",
    name: "addMoreNutrition",
    level: 3,
    texts: ["add-nutrition"],
    queries: true,
    load: () => import("../features/add-nutrition/AddScreen.tsx"),
  },
  {
    path: "/introductionPage",
    name: "introductionPage",
    level: 2,
    texts: ["introduction"],
    queries: true,
    load: () => import("../features/introduction/IntroductionScreen.tsx"),
  },
  { path: "/settings", name: "settings", level: 2, texts: ["settings"], queries: true, load: () => import("../features/settings/SettingsScreen.tsx") },
  {
    path: "/productsPage",
    name: "productsPage",
    level: 3,
    texts: ["retail"],
    queries: true,
    load: () => import("../features/retail/ProductsScreen.tsx"),
  },
  {
    path: "/productsPageQuick",
    name: "productsPageQuick",
    level: 3,
    texts: ["retail"],
    queries: true,
    load: () => import("../features/retail/QuickScreen.tsx"),
  },
  {
    path: "/orders",
    name: "orders",
    level: 3,
    texts: ["retail"],
    queries: true,
    load: () => import("../features/retail/OrdersScreen.tsx"),
  },
  {
    path: "/order",
    name: "order",
    level: 3,
    texts: ["retail"],
    queries: true,
    load: () => import("../features/retail/OrderScreen.tsx"),
  },
  {
    path: "/trialPay",
    name: "trialPay",
    level: 3,
    texts: ["retail"],
    queries: true,
    load: () => import("../features/retail/TrialPayScreen.tsx"),
  },
  {
    path: "/reportListPage",
    name: "reportListPage",
    level: 2,
    texts: ["report"],
    queries: true,
    load: () => import("../features/report/ReportListScreen.tsx"),
  },
  {
    path: "/uploadReportsPageNew",
    name: "uploadReportsPageNew",
    level: 3,
    texts: ["report"],
    queries: true,
    load: () => import("../features/report/UploadScreen.tsx"),
  },
  {
    path: "/report",
    name: "report",
    level: 1,
    transition: "tab",
    tabBar: "report",
    texts: ["report"],
    queries: true,
    load: () => import("../features/report/OverviewScreen.tsx"),
  },
  {
    path: "/chat",
    name: "chat",
    needsLogin: true,
    level: 1,
    transition: "tab",
    tabBar: "chat",
    texts: ["chat"],
    queries: true,
    load: () => import("../features/chat/ChatScreen.tsx"),
  },
  { path: "/error/500", name: "error", level: 2, load: () => import("./ErrorPage.tsx") },
  { path: "*", name: "notFound", level: 2, load: () => import("./NotFound.tsx") },
] as const satisfies readonly AppRoute[];

const NOT_FOUND = ROUTES[ROUTES.length - 1] as AppRoute;
/** The route of a path; the catch-all when none is. */
export const routeOf = (path: string): AppRoute => (ROUTES as readonly AppRoute[]).find((r) => r.path === (path.replace(/\/+$/, "") || "/")) ?? NOT_FOUND;
