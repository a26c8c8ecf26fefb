import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: "../../dist/ui-gallery",
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
});
