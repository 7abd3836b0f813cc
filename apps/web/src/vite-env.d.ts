/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is, when not beside the app: `https://host`. */
  readonly VITE_API_HOST?: string;
}
